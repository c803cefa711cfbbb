import { sql, type Kysely, type Migration } from 'kysely';

/** Makes room for the version and the hash of each text that a cart's customer has agreed to. */
export const agreedTextsOfCarts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update carts set accepted_terms =
      (select jsonb_agg(jsonb_build_object('id', each.text_id))
        from jsonb_array_elements(accepted_terms) as each (text_id))
      where jsonb_array_length(accepted_terms) > 0`.execute(db);
  },
};
