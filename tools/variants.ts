import { groupBy } from '../tests/support/groupBy';

export type Listed = {
  /** The file, line and column of the test: those of a loop have one place. */
  readonly place: string;
  readonly name: string;
};

/**
 * Returns the names of the tests that are left out where one of each test's variants is enough. Each place takes another
 * of its variants than the place before, so that no provider and no width is passed over everywhere.
 */
export function leftOut(tests: readonly Listed[]): readonly string[] {
  const groups = [...groupBy(tests, ({ place }) => place).values()].filter(({ length }) => length > 1);
  return groups.flatMap((variants, turn) =>
    variants.filter((_, index) => index !== turn % variants.length).map(({ name }) => name),
  );
}
