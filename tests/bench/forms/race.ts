import '../../../src/theme/tokens.css';
import '../../../src/theme/ground.css';
import '../../../src/theme/parts.css';
import '../../../src/theme/fields.css';
import type { Contestant } from './contestant';
import { joinery } from './joinery';
import { plain } from './plain';
import { stockRjsf } from './stockRjsf';

export type Figures = Readonly<Record<'mount' | 'keystroke' | 'submit' | 'conditional', number>>;

declare global {
  interface Window {
    race(count: number, rounds: number): Promise<Readonly<Record<string, Figures>>>;
  }
}

const contestants: readonly Contestant[] = [joinery, plain, stockRjsf];

/** Runs the contestants in turn, round after round in this one page, and answers with the median of each in ms. */
window.race = async (count, rounds) => {
  const samples = new Map(
    contestants.map(({ name }) => [
      name,
      { mount: [], keystroke: [], submit: [], conditional: [] } as Record<keyof Figures, number[]>,
    ]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of rotated(round)) {
      const figures = await once(contestant, count);
      // The first round warms up the code.
      if (round > 0)
        for (const key of ['mount', 'keystroke', 'submit', 'conditional'] as const)
          samples.get(contestant.name)?.[key].push(...figures[key]);
    }
  }
  return Object.fromEntries(
    [...samples].map(([name, figures]) => [
      name,
      {
        mount: median(figures.mount),
        keystroke: median(figures.keystroke),
        submit: median(figures.submit),
        conditional: median(figures.conditional),
      },
    ]),
  );
};

async function once(contestant: Contestant, count: number): Promise<Readonly<Record<keyof Figures, number[]>>> {
  const container = document.createElement('div');
  document.querySelector('#stage')?.replaceChildren(container);
  await frame();
  const started = performance.now();
  const form = contestant.mount(container, count);
  layout(container);
  const mount = [performance.now() - started];
  await frame();

  const keystroke: number[] = [];
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].filter(
    (input) => input.type === 'text' || input.type === '',
  );
  const input = inputs[Math.floor(inputs.length / 2)];
  if (!input) throw new Error(`${contestant.name} drew no text input.`);
  for (let key = 0; key < 12; key += 1) {
    keystroke.push(await timed(container, () => type(input, `${input.value}a`)));
    await frame();
  }

  const conditional: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    form.setShown(false);
    await frame();
    conditional.push(await timed(container, () => form.setShown(true)));
    await frame();
  }

  const submit = [await timed(container, () => form.submit())];
  form.unmount();
  return { mount, keystroke, submit, conditional };
}

/** From the call until React is done with it and the page is laid out. */
async function timed(container: HTMLElement, act: () => void): Promise<number> {
  const started = performance.now();
  act();
  await Promise.resolve();
  await Promise.resolve();
  layout(container);
  return performance.now() - started;
}

function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }));
}

function layout(container: HTMLElement): void {
  void container.offsetHeight;
}

function rotated(by: number): readonly Contestant[] {
  const start = by % contestants.length;
  return [...contestants.slice(start), ...contestants.slice(0, start)];
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
