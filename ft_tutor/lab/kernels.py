"""Which kernels the server offers: ours under the name that lessons ask for, others as found."""

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager

# A safe path: the kernel does not look for modules in the folder of the notebook. A `random.py`
# beside a lesson would otherwise take the place of Python's own.
SAFE_PATH = ["-P"]

# ipykernel without its debugger: a lesson needs none, and it takes 28 MB of the 450 that a class
# on Binder has for each learner.
WITHOUT_DEBUGGER = (
    "import sys; sys.modules['debugpy'] = None; "
    "from ipykernel.kernelapp import launch_new_instance; launch_new_instance()"
)

# Large pieces of memory (pictures above all) go back to the system as soon as they are free. The
# C library of Linux otherwise learns to keep them: 6 MB from the second picture on. Unknown
# elsewhere, and harmless there.
GIVING_BACK = {"MALLOC_TRIM_THRESHOLD_": "131072"}  # bytes: its own first value


class OwnKernels(KernelSpecManager):
    """Jupyter's list of kernels, in which `python3` is the Python that has ft_tutor.

    Jupyter takes the first `python3` on its search path, and JUPYTER_PATH or a kernel that was
    installed for the user may name a Python without ft_tutor.
    """

    def find_kernel_specs(self) -> dict[str, str]:
        """Return the folder of each kernel by its name."""
        return {**super().find_kernel_specs(), NATIVE_KERNEL_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return how a kernel is started.

        Raises:
            NoSuchKernel: no kernel has this name.
        """
        if kernel_name.lower() != NATIVE_KERNEL_NAME:
            return super().get_kernel_spec(kernel_name)
        kernel = get_kernel_dict(python_arguments=SAFE_PATH)
        module = kernel["argv"].index("-m")
        kernel["argv"][module : module + 2] = ["-c", WITHOUT_DEBUGGER]
        kernel["metadata"] = {**kernel["metadata"], "debugger": False}
        return KernelSpec(resource_dir=RESOURCES, env=GIVING_BACK, **kernel)
