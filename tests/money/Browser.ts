/** The things that a customer's browser keeps for all of its tabs. */
export class Browser {
  private readonly jar = new Map<string, string>();

  get cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  read(name: string): string | undefined {
    return this.jar.get(name);
  }

  write(name: string, value: string): void {
    this.jar.set(name, value);
  }

  remove(name: string): void {
    this.jar.delete(name);
  }

  /** Drops every cookie that a page may touch. */
  wipe(): void {
    for (const name of this.jar.keys()) if (!name.startsWith('__Secure-')) this.jar.delete(name);
  }

  /** Keeps or drops what a server's `Set-Cookie` lines say. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}
