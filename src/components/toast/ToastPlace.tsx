import { createContext, useContext } from 'react';

type Place = (place: HTMLElement | null) => void;

const ToastPlaceContext = createContext<Place>(() => undefined);

export const ToastPlaceProvider = ToastPlaceContext.Provider;

/** A ref for the element in which a screen keeps room for toasts, so that they never lie over what is pressed there. */
export function useToastPlace(): Place {
  return useContext(ToastPlaceContext);
}
