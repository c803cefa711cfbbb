/** A phone and a tablet that are touched, in Britain. */
export const british = { locale: 'en-GB', timezoneId: 'Europe/London' } as const;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const;
