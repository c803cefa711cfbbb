import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../tools/freePort';
import type { Screen } from './Screen';
import { expectStill, persist, type Target, type Visitor } from './Visitor';

/** The distribution's WebKitGTK, by the WebDriver server that belongs to it. */
export class WebKit implements Visitor {
  private readonly heard: string[] = [];

  private constructor(
    readonly browser: string,
    private readonly driver: WebDriver,
    private readonly server: ChildProcess,
  ) {}

  static async start(screen: Screen): Promise<Visitor> {
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: screen.env });
    process.once('exit', () => server.kill());
    const url = `http://127.0.0.1:${port}`;
    await persist(() => fetch(`${url}/status`));
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true }))
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    return new WebKit(`WebKitGTK/${version}`, driver, server);
  }

  async open(url: string): Promise<void> {
    await this.driver.get(url);
  }

  async see(target: Target): Promise<void> {
    await this.find(target);
  }

  async click(target: Target): Promise<void> {
    await (await this.find(target)).click();
  }

  /** Its driver can't give the focus to a field in a frame, so it is pressed, as by a person; who looks if it took. */
  async fill(target: Target, text: string): Promise<void> {
    await persist(async () => {
      await this.click(target);
      await this.driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform();
      const value = await (await this.find(target)).getProperty('value');
      if (signs(value) !== signs(text)) throw new Error(`"${value}" stands there instead of "${text}".`);
    });
  }

  async pressEnd(target: Target): Promise<void> {
    await this.click(target);
    await this.driver.actions().sendKeys(Key.END).perform();
  }

  async expectFits(target: Target): Promise<void> {
    const script = 'return arguments[0].scrollWidth - arguments[0].clientWidth';
    const over = await this.driver.executeScript<number>(script, await this.find(target));
    if (over > 1) throw new Error(`${target.xpath} is ${over} px too wide.`);
  }

  async noise(): Promise<readonly string[]> {
    await this.driver.switchTo().defaultContent();
    await this.listen();
    return this.heard;
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.driver.quit();
    this.server.kill();
  }

  /** Its WebDriver tells nothing of the console, so the page is asked: what comes before the first look is lost. */
  private async listen(): Promise<void> {
    this.heard.push(...(await this.driver.executeScript<string[]>(heardSoFar)));
  }

  private find({ xpath, frame }: Target): Promise<WebElement> {
    return persist(async () => {
      await this.driver.switchTo().defaultContent();
      await this.listen();
      if (frame !== undefined)
        await this.driver.switchTo().frame(await this.driver.findElement(By.css(`iframe[title="${frame}"]`)));
      for (const element of await this.driver.findElements(By.xpath(xpath))) {
        if (!(await element.isDisplayed())) continue;
        await expectStill(() => element.getRect());
        return element;
      }
      throw new Error(`Nothing is seen at ${xpath}.`);
    });
  }
}

/** The letters and digits of a text, so that a value is found however a field writes it. */
const signs = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Runs on the page. */
function heardSoFar(): string[] {
  const page = window as { heard?: string[] };
  if (page.heard) return page.heard.splice(0);
  const heard: string[] = (page.heard = []);
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...what: unknown[]) => {
      heard.push(`${kind}: ${what.map(String).join(' ')}`);
      say(...what);
    };
  }
  addEventListener('error', (event) => heard.push(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) => heard.push(`rejected: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) => heard.push(`policy: ${event.violatedDirective}`));
  return [];
}
