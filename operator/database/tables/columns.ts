import type { ColumnType } from 'kysely';

// The drivers' parsers are set so that a date is YYYY-MM-DD text, a moment a Date and an amount of money whole pence.

/** A JSON column: written as text, read as a value. */
export type Json<T> = ColumnType<T, string, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column that may be left out of an insert; it is null then. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type Moment = ColumnType<Date, Date, Date>;

/** A moment that the database fills in unless one is given. */
export type CreatedAt = ColumnType<Date, Date | undefined, Date>;
