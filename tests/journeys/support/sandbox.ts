// The sandbox's API as a process of its own: the page under test has a browser's globals, a server must not.
import { startHarness } from '../../api/harness';

const harness = await startHarness();
const { app, db, bankUrl } = harness;

/** Every seeded membership asks for terms. With a `typeId` only that one does. */
app.put('/sandbox/terms', async ({ body }) => {
  const { typeId } = body as { readonly typeId: number | null };
  await db
    .updateTable('terms')
    .set({ membership_type_id: typeId })
    .where('kind', 'in', ['health-commitment', 'membership'])
    .execute();
  return { set: true };
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url, bankUrl });
const end = (): void => void harness.close().then(() => process.exit(0));
process.once('SIGTERM', end);
process.once('disconnect', end); // whoever started it is gone
