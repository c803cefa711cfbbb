import { sql, type Kysely, type Migration } from 'kysely';

/** Adds which documents a membership type accepts as proof, as its customers read it. */
export const proofHints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`alter table membership_types add proof_hint text`).execute(db);
  },
};
