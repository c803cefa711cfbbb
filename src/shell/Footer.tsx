import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { ServerHtml } from '../kit/components/ServerHtml';
import { useFinder } from '../finder/FinderContext';

export type FooterProps = {
  /** Loads the footer as encoded HTML; empty without a footer or after an error. */
  readonly load: (venue: string | undefined) => Promise<string>;
};

/** The operator's footer for the selected venue. */
export const Footer = observer(function Footer({ load }: FooterProps) {
  const venue = useFinder().selectedVenue.slug;
  const [content, setContent] = useState('');
  useEffect(() => {
    let current = true;
    void load(venue).then((html) => current && setContent(html));
    return () => {
      current = false;
    };
  }, [load, venue]);
  if (content === '') return null;
  return (
    <Suspense fallback={null}>
      <ServerHtml
        html={content}
        encoded
        className="wrap"
        around={(html) => <footer className="foot dark">{html}</footer>}
      />
    </Suspense>
  );
});
