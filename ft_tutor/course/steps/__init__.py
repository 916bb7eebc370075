"""The kinds of step, one module each: its fields, how it is answered, and what it promises.

`AnyStep` names them all; a new kind is one module here, its name there, and its manner and words
on the stage.
"""

from ft_tutor.course.steps.choose import Choose
from ft_tutor.course.steps.count import Count
from ft_tutor.course.steps.do import Do
from ft_tutor.course.steps.free import Free
from ft_tutor.course.steps.order import Order
from ft_tutor.course.steps.predict import Predict
from ft_tutor.course.steps.referee import Referee
from ft_tutor.course.steps.show import Show
from ft_tutor.course.steps.tell import Tell

AnyStep = Tell | Show | Do | Choose | Count | Order | Predict | Referee | Free
"""Every kind of step; the one place where a new one is named."""
