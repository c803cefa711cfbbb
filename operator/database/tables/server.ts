import type { Generated } from 'kysely';
import type { CreatedAt, Json, Moment } from './columns';

/** Rows that the server itself needs: repeated requests, mails, jobs, and the controls of tests. */
export type ServerTables = {
  idempotent_answers: IdempotentAnswerTable;
  outbox: OutboxTable;
  leases: LeaseTable;
  faults: FaultTable;
  settings: SettingsTable;
};

type IdempotentAnswerTable = {
  scope: string;
  key: string;
  fingerprint: string;
  status: number;
  body: Json<unknown>;
  created_at: CreatedAt;
};

type OutboxTable = {
  id: Generated<string>;
  test_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: CreatedAt;
};

/** Allows one replica to do a job until the lease expires. */
type LeaseTable = { name: string; holder: string; expires_at: Moment };

type FaultTable = {
  id: Generated<number>;
  test_id: string;
  method: string;
  path: string;
  effect: Json<Record<string, unknown>>;
  times: number;
};

type SettingsTable = { test_id: string; values: Json<Record<string, unknown>> };
