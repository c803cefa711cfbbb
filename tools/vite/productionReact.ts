import type { Plugin } from 'vite';

/** Compiles for React as it is shipped. Whoever runs the code sets `NODE_ENV` to `production`, by which React is chosen. */
export function productionReact(): Plugin {
  return { name: 'production-react', enforce: 'post', config: () => ({ oxc: { jsx: { development: false } } }) };
}
