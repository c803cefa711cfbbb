export function ensureInstalled(root: string): void;
export function ensureBuilt(root: string): void;
export function ensureServerBuilt(root: string): void;
