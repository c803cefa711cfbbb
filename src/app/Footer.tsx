import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { ServerHtml } from '../components/ServerHtml';
import { useStores } from '../stores/StoresContext';

/** The operator's footer, if there is one. */
export const Footer = observer(function Footer({
  loadFooter,
}: {
  readonly loadFooter: (venue: string | undefined) => Promise<string>;
}) {
  const { selection } = useStores();
  const { centre } = selection;
  const [content, setContent] = useState('');
  useEffect(() => {
    let current = true;
    void loadFooter(centre).then((html) => current && setContent(html));
    return () => {
      current = false;
    };
  }, [loadFooter, centre]);
  if (content === '') return null;
  return (
    <footer className="foot dark">
      <Suspense fallback={null}>
        <ServerHtml html={content} encoded className="wrap" />
      </Suspense>
    </footer>
  );
});
