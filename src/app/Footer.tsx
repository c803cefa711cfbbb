import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { ServerHtml } from '../components/ServerHtml';
import { useStores } from '../stores/StoresContext';

export type FooterProps = {
  /** Encoded HTML; empty when there is none, or when it could not be had. */
  readonly load: (venue: string | undefined) => Promise<string>;
};

/** The operator's footer for the selected venue, if there is one. */
export const Footer = observer(function Footer({ load }: FooterProps) {
  const venue = useStores().selectedVenue.slug;
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
