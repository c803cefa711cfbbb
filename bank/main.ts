import { join } from 'node:path';
import { createBank } from './bank';

/** Starts the bank: a process of its own with its own ledger, on another site than the shop. */
const {
  HOST = '127.0.0.1',
  BANK_PORT = '4001',
  BANK_DIR = '.data/bank',
  BANK_SECRET = 'sk_test_sandbox',
  BANK_PUBLIC_URL = `http://bank.localhost:${BANK_PORT}`,
  BANK_MSK_SECONDS = '400',
  SHOP_ORIGINS = '',
} = process.env;

const app = await createBank({
  ledgerFile: join(BANK_DIR, 'ledger.jsonl'),
  publicUrl: BANK_PUBLIC_URL,
  stripeSecret: BANK_SECRET,
  shopOrigins: SHOP_ORIGINS.split(' ').filter((origin) => origin !== ''),
  sessionKeySeconds: Number(BANK_MSK_SECONDS),
});
await app.listen({ port: Number(BANK_PORT), host: HOST });
process.send?.('ready');

const stop = (): void => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
