import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compilePattern, PatternChecker, type PatternRunner } from './PatternChecker';
import type { PatternTask } from './patternWorker';

/** A worker that never ends with a pattern in which "hang" stands, and starts on a later turn. */
function fakeRunner() {
  const tasks: PatternTask[] = [];
  const runner: PatternRunner = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn<() => void>(),
    postMessage(task: PatternTask) {
      tasks.push(task);
      if (!task.pattern.source.includes('hang'))
        queueMicrotask(() => say({ id: task.id, matches: task.pattern.test(task.text) }));
    },
  };
  const say = (data: unknown): void => void runner.onmessage?.call(runner as Worker, { data } as MessageEvent);
  queueMicrotask(() => say('ready'));
  return { runner, tasks };
}

function checkerWith() {
  const runners: ReturnType<typeof fakeRunner>[] = [];
  const faults: string[] = [];
  const checker = new PatternChecker(() => {
    const made = fakeRunner();
    runners.push(made);
    return made.runner;
  });
  const ask = (pattern: RegExp, text: string) => checker.matches(pattern, text, (fault) => void faults.push(fault));
  return { ask, runners, faults };
}

describe('PatternChecker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells observers what a worker found, and asks it once a text', async () => {
    const { ask, runners } = checkerWith();
    const seen: unknown[] = [];
    const stop = autorun(() => void seen.push([ask(/^x$/u, 'x'), ask(/^x$/u, 'y')]));
    await vi.advanceTimersByTimeAsync(1);
    stop();
    expect(seen[0]).toEqual([undefined, undefined]);
    expect(seen.at(-1)).toEqual([true, false]);
    expect(runners.map(({ tasks }) => tasks.length)).toEqual([2]);
  });

  it('ends a worker whose pattern takes too long, says so once, and goes on with the others', async () => {
    const { ask, runners, faults } = checkerWith();
    for (const text of ['a', 'b']) ask(/hang/u, text);
    ask(/^x$/u, 'x');
    await vi.advanceTimersByTimeAsync(249);
    expect(faults).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(faults).toEqual(['The pattern /hang/u takes too long; it is left to the server.']);
    expect(runners[0]?.runner.terminate).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask(/^x$/u, 'x')).toBe(true);
    expect(ask(/hang/u, 'c')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(faults).toHaveLength(1);
  });

  it('starts again after a worker that could not be loaded', async () => {
    const { ask, runners } = checkerWith();
    ask(/^x$/u, 'x');
    runners[0]?.runner.onerror?.call(runners[0].runner as Worker, new Event('error') as ErrorEvent);
    ask(/^x$/u, 'x');
    await vi.advanceTimersByTimeAsync(1);
    expect(ask(/^x$/u, 'x')).toBe(true);
    expect(runners).toHaveLength(2);
  });
});

describe('compilePattern', () => {
  it.each([
    ['x', 'x', true],
    ['x', 'xx', false],
    ['a|b', 'ab', false],
    ['^a$', 'a', true],
    ['[a-]', '-', true],
    ['\\p{L}+', 'é', true],
  ])('holds the whole text against %s: %s', (source, text, matches) =>
    expect(compilePattern(source)?.test(text)).toBe(matches),
  );

  it.each(['(', 'a)(b', '\\', '[', '*'])('refuses %s', (source) => expect(compilePattern(source)).toBeUndefined());
});
