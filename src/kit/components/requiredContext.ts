import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a context and returns its provider and hook. Without a provider above, the hook throws an error with `name`.
 */
export function requiredContext<T>(name: string): readonly [Provider<T | undefined>, () => T] {
  const Context = createContext<T | undefined>(undefined);
  Context.displayName = name;
  const useValue = (): T => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`A component that needs the ${name} was rendered outside its provider.`);
    return value;
  };
  return [Context.Provider, useValue];
}
