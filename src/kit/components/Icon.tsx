const paths = {
  tick: 'm4 10.5 4 4 8-9',
  cross: 'm5 5 10 10M15 5 5 15',
  pencil: 'm12.5 4 3.5 3.5L7.5 16H4v-3.500L12.5 4Z',
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10ZM10 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  lock: 'M6 9h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2ZM7 9V6.500a3 3 0 0 1 6 0V9',
  basket: 'M4 7h12l-1 10H5L4 7ZM7 7a3 3 0 0 1 6 0',
  person: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17.500c.8-3.3 3.4-5 6.5-5s5.7 1.7 6.5 5',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  home: 'M3 9.5 10 3l7 6.500M5 8v9h10V8',
  pin: 'M10 18s6-5.2 6-10A6 6 0 0 0 4 8c0 4.8 6 10 6 10ZM10 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  proof: 'M3 4h14v12H3zM6 8h8M6 11.500h5',
  info: 'M10 2.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9.200v4.300M10 6.200v.1',
  alert: 'M10 2.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6.200v4.600M10 13.600v.1',
  warning: 'M10 3 18 17H2L10 3ZM10 8v4M10 14.500v.1',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  target: 'M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM10 1.5V5M10 15v3.500M1.500 10H5M15 10h3.500',
  up: 'm5 12 5-5 5 5',
  left: 'm12 5-5 5 5 5',
  right: 'm8 5 5 5-5 5',
  calendar:
    'M5 4.500h10a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.500a2 2 0 0 1 2-2ZM3 8.500h14M7 2.500v4M13 2.500v4',
  clock: 'M10 2.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6v4l2.5 2',
  search: 'M9 3.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17',
  grid: 'M3 3h5.500v5.500H3ZM11.500 3H17v5.500h-5.500ZM3 11.500h5.500V17H3ZM11.500 11.500H17V17h-5.500Z',
  ticket: 'M2.500 5.500h15v3a1.6 1.6 0 0 0 0 3.200v3h-15v-3a1.6 1.6 0 0 0 0-3.200ZM12.500 7v1.500M12.500 11v1.500',
  gift: 'M3 8h14v9H3ZM2.500 5.500h15V8h-15ZM10 5.500V17M10 5.500C8 1 4.500 3 6.500 5.500M10 5.500c2-4.500 5.500-2.500 3.500 0',
  card: 'M4 4h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM2 8.500h16M5 12.500h3',
  cash: 'M3.500 5h13A1.500 1.500 0 0 1 18 6.500v7a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 2 13.500v-7A1.500 1.500 0 0 1 3.500 5ZM10 7.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z',
  bin: 'M4 6h12M8 6V3.500h4V6M5.500 6l.7 11h7.600l.7-11',
  exit: 'M8 3.500H4v13h4M12.500 6.500 16 10l-3.500 3.500M16 10H7.500',
  share: 'M10 12.500v-10M6.500 6 10 2.500 13.500 6M6.500 9H4v8.500h12V9h-2.500',
  printer: 'M6 7V3h8v4M5 15H3V8h14v7h-2M6 12h8v5H6z',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as readonly IconName[]; // the object has exactly these keys

/** A decorative icon beside a text; hidden from screen readers. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: 's' | 'l' }) {
  return (
    <svg className={size ? `icon icon-${size}` : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
