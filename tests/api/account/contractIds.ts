import { readContract, type CallContract } from '../../../schemas/contract';

/** A place in a request that names a row: `cancelBooking params.bookingId`. */
type IdPlace = { readonly call: CallContract; readonly place: string };

const { calls, definitions } = readContract();

/** Every place in the contract where a signed-in caller says an id, however deep it stands in a body. */
export function idPlaces(): IdPlace[] {
  return calls
    .filter((call) => call.auth)
    .flatMap((call) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        idsIn(call[part]).map((name) => ({ call, place: `${call.name} ${part}.${name}` })),
      ),
    );
}

function idsIn(schema: unknown, seen: ReadonlySet<string> = new Set()): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => idsIn(each, seen));
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref' && typeof value === 'string') return referred(value, seen);
    if (key !== 'properties') return idsIn(value, seen);
    return Object.entries(value as object).flatMap(([name, property]) =>
      isId(name) ? [name] : idsIn(property, seen).map((below) => `${name}.${below}`),
    );
  });
}

function referred(ref: string, seen: ReadonlySet<string>): string[] {
  const name = ref.slice('#/definitions/'.length);
  return seen.has(name) ? [] : idsIn(definitions[name], new Set([...seen, name]));
}

function isId(name: string): boolean {
  return /(?:^|_)(?:id|uuid)s?$|Ids?$/.test(name);
}
