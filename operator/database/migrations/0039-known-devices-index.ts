import { sql, type Kysely, type Migration } from 'kysely';

/** Lets a device be looked up without its customers, which takes as long for an account that does not exist. */
export const knownDevicesIndex: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index known_devices_by_device on known_devices (device_hash)`.execute(db);
  },
};
