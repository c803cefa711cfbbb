import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage } from '../ground/core/services';
import { ApiRequest } from '../kit/api/ApiRequest';
import { RepeatableWrite } from '../kit/api/RepeatableWrite';
import type { ClosedTillDay, TillApi, TillCount, TillNow, TillSheet } from '../kit/api/till';
import { forgetCount, keepCount, keptCount, type CountDraft } from './CountDraft';

/** The till of the tablet's own centre: its open day, and the way by which staff count and close it. */
export class TillStore {
  readonly now = new ApiRequest<TillNow>();
  readonly opening = new ApiRequest<TillSheet>();
  /** The amounts that staff counted, held against the figures by the server. */
  readonly checking = new ApiRequest<TillSheet>();
  readonly closing = new ApiRequest<TillSheet>();
  readonly closedDays = new ApiRequest<readonly ClosedTillDay[]>();
  /** The closed day on the screen. */
  readonly closedDay = new ApiRequest<TillSheet>();
  /** True while staff count what lies in the till. */
  isCounting = false;
  /** The count as staff have typed it; undefined before they have typed. It is kept over a reload of the tab. */
  draft: CountDraft | undefined;
  /** The amounts that staff have counted. */
  counted: TillCount | undefined;
  private readonly openWrite = new RepeatableWrite();
  private readonly closeWrite = new RepeatableWrite();

  constructor(
    private readonly api: TillApi,
    private readonly storage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'api' | 'storage' | 'openWrite' | 'closeWrite'>(this, {
      now: false,
      opening: false,
      checking: false,
      closing: false,
      closedDays: false,
      closedDay: false,
      draft: observableRef,
      counted: observableRef,
      api: false,
      storage: false,
      openWrite: false,
      closeWrite: false,
    });
  }

  /** The open day; undefined while none is known to be open. */
  get day(): TillSheet | undefined {
    return this.now.data?.day ?? undefined;
  }

  /** The figures beside what was counted, once the server has compared them. */
  get checked(): TillSheet | undefined {
    return this.counted && this.checking.current;
  }

  /** Loads the open day, and takes up the count of it that the tab had before a reload. */
  async load(): Promise<void> {
    await this.now.run(() => this.api.now());
    this.takeUpCount();
  }

  async loadClosedDays(): Promise<void> {
    await this.closedDays.run(() => this.api.closedDays());
  }

  async loadClosedDay(dayId: string): Promise<void> {
    await this.closedDay.run(() => this.api.closedDay(dayId));
  }

  /** Opens the till, or notes the float of a day that opened by itself. Idempotent while the outcome is unknown. */
  async open(float: number): Promise<void> {
    if (this.opening.loading) return;
    const outcome = await this.opening.run(() => this.api.open(float, this.openWrite.key(float)));
    if (!outcome) return;
    this.openWrite.settle(outcome.ok ? 200 : outcome.error.status);
    await this.load(); // somebody at another tablet may have opened it
  }

  /** Begins a count, or begins it anew. */
  beginCount(): void {
    this.isCounting = true;
    this.forgetComparison();
  }

  /** Ends the count and forgets what was typed. */
  endCount(): void {
    this.leaveCount();
    this.forgetComparison();
  }

  /** Keeps the count as staff have typed it so far. */
  type(draft: CountDraft): void {
    this.draft = draft;
    if (this.day) keepCount(this.storage, this.day.id, draft);
  }

  /** Lets staff change what they counted. The amounts stay in their form. */
  countAgain(): void {
    this.forgetComparison();
  }

  /** Has the server hold the amounts against the figures of the day. */
  async check(counted: TillCount): Promise<void> {
    const { day } = this;
    if (!day || this.checking.loading) return;
    this.closing.clear();
    const outcome = await this.checking.run(() => this.api.count(day.id, counted));
    if (outcome?.ok) runInAction(() => void (this.counted = counted));
  }

  /**
   * Closes the day at the figures on the screen. Idempotent while the outcome is unknown. Where the till has changed since,
   * the new figures take the place of the old ones. Resolves to the id of the closed day, or to `undefined`.
   */
  async close(): Promise<string | undefined> {
    const { counted, checked } = this;
    if (!counted || !checked || this.closing.loading) return undefined;
    const body = { count: counted, version: checked.version };
    const outcome = await this.closing.run(() => this.api.close(checked.id, body, this.closeWrite.key(body)));
    if (!outcome) return undefined;
    this.closeWrite.settle(outcome.ok ? 200 : outcome.error.status);
    if (outcome.ok) return this.closed(outcome.data);
    if (outcome.error.status === 409) await this.compareAgain(checked.id, counted);
    return undefined;
  }

  private closed(sheet: TillSheet): string {
    this.endCount();
    this.now.clear();
    return sheet.id;
  }

  /** Takes the new figures after a sale; none where another tablet has closed the day, whose refusal stays to be read. */
  private async compareAgain(dayId: string, counted: TillCount): Promise<void> {
    const outcome = await this.checking.run(() => this.api.count(dayId, counted));
    if (outcome?.ok !== false || outcome.error.status !== 409) return;
    this.leaveCount();
    this.counted = undefined;
    await Promise.all([this.load(), this.loadClosedDays()]);
  }

  private takeUpCount(): void {
    if (!this.day || this.isCounting) return;
    this.draft = keptCount(this.storage, this.day.id);
    this.isCounting = this.draft !== undefined;
  }

  private leaveCount(): void {
    this.isCounting = false;
    this.draft = undefined;
    forgetCount(this.storage);
  }

  private forgetComparison(): void {
    this.counted = undefined;
    this.checking.clear();
    this.closing.clear();
  }
}
