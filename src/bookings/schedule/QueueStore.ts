import { makeAutoObservable, observableRef } from 'mobx';
import { ApiRequest } from '../../kit/api/ApiRequest';
import type { QueuedPerson, servedListsApi } from '../../kit/api/waitingList';
import type { ScheduleEntry } from './ScheduleStore';

/** The queue of a full slot by name, which staff look at. */
export class QueueStore {
  readonly request = new ApiRequest<readonly QueuedPerson[]>();
  /** The slot whose queue is shown. */
  entry: ScheduleEntry | undefined;

  constructor(private readonly api: Pick<ReturnType<typeof servedListsApi>, 'queue'>) {
    makeAutoObservable<this, 'api'>(this, { request: false, entry: observableRef, api: false });
  }

  async open(entry: ScheduleEntry): Promise<void> {
    this.request.clear();
    this.entry = entry;
    await this.load();
  }

  async load(): Promise<void> {
    const { entry } = this;
    if (entry) await this.request.run(() => this.api.queue(entry.slot.id));
  }

  close(): void {
    this.entry = undefined;
    this.request.clear();
  }
}
