import { createSystem, defaultBaseConfig, defineSlotRecipe } from '@chakra-ui/react';

const variable = (name: string) => ({ value: `var(--${name})` });

/** The position of an overlay: it covers the visible part of the page, which in a frame is a slice of the document. */
const screen = { position: 'fixed', insetInline: 0, top: 'var(--screen-top)', height: 'var(--screen-height)' } as const;

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 20, background: 'overlay' },
    positioner: {
      ...screen,
      zIndex: 21,
      display: 'grid',
      placeItems: 'center',
      padding: '1rem',
      overflow: 'auto',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '31.25rem',
      maxHeight: 'calc(var(--screen-height) - 2rem)',
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'dialog',
      boxShadow: 'xl',
      overflow: 'hidden',
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '1rem',
      padding: '1.5rem 1.5rem 0',
    },
    body: { padding: '0.75rem 1.5rem 1.5rem', overflow: 'auto', flex: 1 },
    footer: { padding: '0 1.5rem 1.5rem', display: 'flex', gap: '0.75rem', flexWrap: 'wrap' },
    closeTrigger: {
      width: '2.75rem',
      height: '2.75rem',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      margin: '-0.375rem -0.375rem 0 0',
      border: 0,
      borderRadius: '50%',
      background: 'bg.subtle',
    },
  },
});

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: [...dialog.slots],
  base: {
    ...dialog.base,
    positioner: { ...screen, zIndex: 21, display: 'flex', justifyContent: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '27.5rem',
      maxWidth: '100%',
      height: 'var(--screen-height)',
      background: 'bg',
      color: 'fg',
      boxShadow: 'xl',
      overflow: 'auto',
    },
    header: { ...dialog.base?.header, padding: '1rem 1rem 0', alignItems: 'center' },
    body: { padding: '1rem', flex: 1 },
    footer: { position: 'sticky', bottom: 0 },
    closeTrigger: { ...dialog.base?.closeTrigger, margin: 0 },
  },
});

const datePicker = defineSlotRecipe({
  className: 'calendar',
  slots: [
    'root',
    'content',
    'view',
    'viewControl',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
    'prevTrigger',
    'nextTrigger',
    'viewTrigger',
    'rangeText',
  ],
  base: {
    content: {
      width: '21.5rem',
      maxWidth: '100%',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'l3',
      boxShadow: 'md',
      background: 'bg.panel',
      padding: '0.75rem',
    },
    viewControl: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: '0.25rem',
      fontWeight: 700,
    },
    table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    tableHeader: { font: '700 0.8125rem/1.75rem var(--font-body)', color: 'fg.muted' },
    tableCell: { padding: 0, textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      height: '2.75rem',
      maxWidth: '2.75rem',
      margin: '0 auto',
      borderRadius: 'l2',
      '&[data-today]': { boxShadow: 'inset 0 0 0 0.125rem var(--action)' },
      '&[data-selected]': { background: 'brand.solid', color: 'brand.contrast', fontWeight: 700 },
      '&[data-disabled]': { color: '#74727c', cursor: 'not-allowed' },
      '&[data-outside-range]': { visibility: 'hidden' },
    },
    prevTrigger: {
      width: '2.75rem',
      height: '2.75rem',
      border: 0,
      background: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'l2',
    },
    nextTrigger: {
      width: '2.75rem',
      height: '2.75rem',
      border: 0,
      background: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'l2',
    },
  },
});

/**
 * The styles of Chakra's dialogs, drawers and calendars. The tokens refer to the variables of tokens.css, so that a
 * venue's theme changes those and no recipe is recomputed. Components without behaviour have plain CSS in this folder.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'joinery',
  preflight: false,
  theme: {
    tokens: {
      radii: { l2: variable('r-control'), l3: variable('r-card'), dialog: variable('r-dialog') },
      shadows: { xs: variable('shadow-1'), md: variable('shadow-2'), xl: variable('shadow-3') },
      durations: { fast: variable('fast'), moderate: variable('base'), slow: variable('slow') },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: variable('chalk'),
          panel: variable('paper'),
          subtle: variable('sand'),
          error: variable('danger-bg'),
        },
        fg: {
          DEFAULT: variable('ink'),
          muted: variable('ink-2'),
          subtle: variable('ink-3'),
          error: variable('danger'),
        },
        border: { DEFAULT: variable('hair'), emphasized: variable('control'), error: variable('danger') },
        brand: {
          solid: variable('action'),
          emphasized: variable('action-hover'),
          contrast: variable('on-action'),
          fg: variable('action'),
          subtle: variable('tint'),
          muted: variable('tint-line'),
          focusRing: variable('focus'),
        },
        second: { solid: variable('deep') },
        overlay: { value: 'rgb(28 26 44 / 62%)' },
      },
    },
    slotRecipes: { dialog, drawer, datePicker },
  },
});
