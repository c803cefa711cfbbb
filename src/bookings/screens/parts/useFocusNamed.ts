import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to what the address names after its "#", once it is drawn, as a link that somebody shared leads to it. */
export function useFocusNamed({ isDrawn }: { readonly isDrawn: boolean }): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isDrawn && hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash, isDrawn]);
}
