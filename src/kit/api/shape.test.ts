import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../schemas/ajv';
import { readContract, standalone } from '../../../schemas/contract';
import { answerShape } from '../../../tools/vite/callModules';
import { toCamel } from './case';
import { matches, type Shape } from './shape';

const contract = readContract();
const { calls, definitions } = contract;

/** The shape of an answer as the page has it, in one piece. */
function shapeOf(schema: object): Shape {
  const whole = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(whole);
    if (node === null || typeof node !== 'object') return node;
    const { $ref } = node as { readonly $ref?: string };
    if ($ref !== undefined) return whole(answerShape(definitions[$ref.slice('#/definitions/'.length)] ?? {}, contract));
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, whole(value)]));
  };
  return whole(answerShape(schema, contract)) as Shape; // what the build makes of the contract
}

/** Decides whether values have the shape throughout, or mostly, with an arbitrary value in one place now and then. */
type Care = 'exactly' | 'nearly';

/** Generates values of a shape. The generator of a part is made when a value first has that part, and kept. */
function valuesOf(shape: Shape, care: Care): fc.Arbitrary<unknown> {
  let rightOnes: fc.Arbitrary<unknown> | undefined;
  const whole = fc.constant(undefined).chain(() => (rightOnes ??= right(shape, care)));
  if (care === 'exactly') return whole;
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constant(undefined),
    fc.string({ minLength: 60, maxLength: 60 }),
  );
  return fc.oneof({ weight: 40, arbitrary: whole }, { weight: 1, arbitrary: odd });
}

function right(shape: Shape, care: Care): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((part) => valuesOf(part, care)));
  return fc.oneof(...[shape.type ?? 'null'].flat().map((type) => ofType(type, shape, care)));
}

function ofType(type: NonNullable<Shape['type']>, shape: Shape, care: Care): fc.Arbitrary<unknown> {
  const { maxLength = 0, maxItems = 0 } = shape;
  const tooMany = care === 'nearly' ? 1 : 0;
  switch (type) {
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: Math.min(12, maxLength || 12) }),
        fc.constantFrom(0, tooMany).map((more) => '🏊'.repeat(maxLength + more)),
      );
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'integer':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc
        .tuple(
          fc.array(valuesOf(shape.items ?? {}, care), { maxLength: Math.min(3, maxItems || 3) }),
          fc.constantFrom(0, 0, 0, 0, maxItems * tooMany),
        )
        .map(([list, more]) => [...list, ...Array<unknown>(more).fill(list[0])]);
    case 'object': {
      const parts = Object.entries(shape.properties ?? {});
      const own = fc.record(Object.fromEntries(parts.map(([key, part]) => [key, valuesOf(part, care)])));
      const more = shape.additionalProperties
        ? fc.dictionary(fc.string(), valuesOf(shape.additionalProperties, care), { maxKeys: 2 })
        : fc.constantFrom({}, { unheard_of: 1 });
      return fc.tuple(more, own).map(([others, declared]) => ({ ...others, ...declared }));
    }
    default:
      return fc.constant(null);
  }
}

/** The keywords that the page does not check: limits of requests, which some responses quote. */
const unchecked = ['format', 'minimum', 'maximum', 'maxProperties'];

/** The page's view of a response: with unknown properties allowed, and without unchecked keywords. */
function loosened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(loosened);
  if (node === null || typeof node !== 'object') return node;
  if ('lenient' in node) return {};
  const held = Object.entries(node).filter(([key, value]) => !unchecked.includes(key) && value !== false);
  return Object.fromEntries(held.map(([key, value]) => [key, loosened(value)]));
}

describe('matches', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'says of answers to %s what ajv says',
    (_name, { answer }) => {
      const shape = shapeOf(answer);
      const validate = createAjv().compile(loosened(standalone(answer, definitions)) as object);
      const seen = new Set<boolean>();
      fc.assert(
        fc.property(fc.oneof(valuesOf(shape, 'exactly'), valuesOf(shape, 'nearly')), (value) => {
          const [sent] = JSON.parse(JSON.stringify([value])) as readonly unknown[]; // what is undefined is not sent
          const verdict = validate(sent);
          seen.add(verdict);
          expect(matches(sent, shape)).toBe(verdict);
        }),
        { numRuns: 300, examples: [[null], [''], [[]], [{}]] },
      );
      expect(seen).toContain(true);
      expect(seen.has(false), 'one was refused').toBe(shape.type !== undefined || shape.anyOf !== undefined);
    },
  );

  it('accepts lenient parts, whose keys it knows', () => {
    const shape = shapeOf({ $ref: '#/definitions/DataFieldSection' });
    expect(matches({ section_name: 1 }, shape)).toBe(true);
    expect(toCamel({ section_name: 1 }, shape)).toEqual({ sectionName: 1 });
  });
});
