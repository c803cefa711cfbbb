import type { Import } from './imports';

/** Rooms and the arrows between them: `imports` counts the import statements. */
export type House = {
  readonly rooms: readonly string[];
  readonly arrows: readonly { readonly from: string; readonly to: string; readonly imports: number }[];
};

/** Sums imports up by room; `roomOf` answers `undefined` for a file that belongs to no room. */
export function houseOf(imports: readonly Import[], roomOf: (file: string) => string | undefined): House {
  const counts = new Map<string, { from: string; to: string; imports: number }>();
  const rooms = new Set<string>();
  for (const each of imports) {
    const [from, to] = [roomOf(each.from), roomOf(each.to)];
    for (const room of [from, to]) if (room !== undefined) rooms.add(room);
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    const arrow = counts.get(key) ?? { from, to, imports: 0 };
    counts.set(key, { ...arrow, imports: arrow.imports + 1 });
  }
  return { rooms: [...rooms].sort(), arrows: [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []) };
}

/** Returns the sets of rooms that reach each other, largest first; a house without a knot has none. */
export function knotsOf({ rooms, arrows }: House): readonly (readonly string[])[] {
  const reach = reachOf({ rooms, arrows });
  const knots = new Map<string, string[]>();
  for (const room of rooms) {
    if (reach.get(room)?.has(room) !== true) continue;
    const members = rooms.filter((each) => reach.get(room)?.has(each) === true && reach.get(each)?.has(room) === true);
    knots.set(members.join(), members);
  }
  return [...knots.values()].sort((a, b) => b.length - a.length);
}

/** Returns the floors, the lowest first: a room stands one floor above the highest room that it imports. */
export function floorsOf(house: House): readonly (readonly string[])[] {
  const knots = knotsOf(house);
  if (knots.length > 0)
    throw new Error(`These rooms import each other: ${knots.map((knot) => knot.join(', ')).join('; ')}.`);
  const floors = new Map<string, number>();
  const floor = (room: string): number => {
    const known = floors.get(room);
    if (known !== undefined) return known;
    const below = house.arrows.filter(({ from }) => from === room).map(({ to }) => floor(to));
    const own = below.length === 0 ? 0 : Math.max(...below) + 1;
    floors.set(room, own);
    return own;
  };
  const top = Math.max(...house.rooms.map(floor));
  return Array.from({ length: top + 1 }, (_, level) => house.rooms.filter((room) => floor(room) === level));
}

/** Returns the arrows that no longer way over other rooms stands for: the fewest that show who rests on whom. */
export function directArrows(house: House): House['arrows'] {
  const reach = reachOf(house);
  return house.arrows.filter(
    ({ from, to }) =>
      !house.arrows.some((other) => other.from === from && other.to !== to && reach.get(other.to)?.has(to) === true),
  );
}

function reachOf({ rooms, arrows }: House): ReadonlyMap<string, ReadonlySet<string>> {
  const next = new Map(rooms.map((room) => [room, arrows.filter(({ from }) => from === room).map(({ to }) => to)]));
  return new Map(
    rooms.map((room) => {
      const seen = new Set<string>();
      const waiting = [...(next.get(room) ?? [])];
      for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
        if (seen.has(each)) continue;
        seen.add(each);
        waiting.push(...(next.get(each) ?? []));
      }
      return [room, seen] as const;
    }),
  );
}
