import { createContext, useContext } from 'react';

type SetContainer = (container: HTMLElement | null) => void;

const ToastContainerContext = createContext<SetContainer>(() => undefined);

export const ToastContainerProvider = ToastContainerContext.Provider;

/** Returns a ref for the element in which a screen reserves space for toasts, so that they never cover its buttons. */
export function useToastContainer(): SetContainer {
  return useContext(ToastContainerContext);
}
