/** A form engine in the race: drawn into a container, driven through the DOM. */
export type Contestant = {
  readonly name: string;
  mount(container: HTMLElement, count: number): MountedForm;
};

export type MountedForm = {
  /** Shows or hides the conditional field. */
  setShown(shown: boolean): void;
  submit(): void;
  unmount(): void;
};
