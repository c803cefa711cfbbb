/** The listener that hears of the browser's Back and Forward before the router does; none while nothing can be lost. */
export const backGuard: { hear?: ((event: PopStateEvent) => void) | undefined } = {};

// The first listener of the window is asked first, and capturing ones are no exception there: this module is loaded before the router starts.
window.addEventListener('popstate', (event) => backGuard.hear?.(event));
