import { describe, expect, it } from 'vitest';
import { directArrows, floorsOf, houseOf, knotsOf } from './rooms';

const roomOf = (file: string): string | undefined => file.split('/').at(-2);
const house = (...arrows: readonly string[]) =>
  houseOf(
    arrows.map((arrow) => {
      const [from = '', to = ''] = arrow.split('>');
      return { from: `${from}/a.ts`, to: `${to}/b.ts` };
    }),
    roomOf,
  );

describe('houseOf', () => {
  it('counts the imports between two rooms as one arrow, and none within a room', () => {
    expect(house('shell>kit', 'shell>kit', 'kit>kit')).toEqual({
      rooms: ['kit', 'shell'],
      arrows: [{ from: 'shell', to: 'kit', imports: 2 }],
    });
  });
});

describe('floorsOf', () => {
  it('puts each room above all that it imports', () => {
    expect(floorsOf(house('shell>desk', 'desk>kit', 'shell>kit', 'account>kit'))).toEqual([
      ['kit'],
      ['account', 'desk'],
      ['shell'],
    ]);
  });

  it('refuses rooms that import each other, and names them', () => {
    expect(() => floorsOf(house('a>b', 'b>c', 'c>a', 'd>a'))).toThrow('a, b, c');
  });
});

describe('knotsOf', () => {
  it('finds the rooms that reach each other, and no other', () => {
    expect(knotsOf(house('a>b', 'b>a', 'b>c', 'd>e', 'e>f', 'f>d'))).toEqual([
      ['d', 'e', 'f'],
      ['a', 'b'],
    ]);
    expect(knotsOf(house('a>b', 'b>c', 'a>c'))).toEqual([]);
  });
});

describe('directArrows', () => {
  it('leaves out an arrow that a longer way stands for', () => {
    expect(directArrows(house('a>b', 'b>c', 'a>c')).map(({ from, to }) => from + to)).toEqual(['ab', 'bc']);
  });
});
