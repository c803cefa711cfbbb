import type { FrameLocator, Page } from '@playwright/test';
import { partnerUrl } from '../../../operator/setup/hosts';

/** Our page as a partner's page shows it. */
export async function openPartner(page: Page, testId: string): Promise<FrameLocator> {
  // The test's own cookie has to come along into another site's frame.
  await page.context().addCookies([
    {
      name: 'sandbox_test',
      value: testId,
      domain: '.joinery.localhost',
      path: '/',
      sameSite: 'None',
      secure: true,
      partitionKey: 'http://partner.localhost',
    },
  ]);
  await page.goto(`${partnerUrl(Number(process.env.TEST_PORT))}/sandbox/partner`);
  return page.frameLocator('iframe');
}
