import { lazy, Suspense, useEffect } from 'react';
import { Home } from './home/home.tsx';
import { goHome, useRoute } from './route.ts';
import { SavedTable } from './table/saved-table.tsx';
import { Trouble } from './trouble.tsx';
import { useVoice, Voices } from './voice.tsx';

const LinkedTable = lazy(async () => ({ default: (await import('./replay/linked-table.tsx')).LinkedTable }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));

export const App = () => (
  <Voices>
    <Page />
  </Voices>
);

function Page() {
  const route = useRoute();
  const { say } = useVoice();
  const title = say.say('page.home');
  useEffect(() => {
    if (route.at === 'home') document.title = title;
  }, [route, title]);
  return (
    <Trouble say={say} key={'id' in route ? route.id : route.at}>
      {route.at === 'home' ? (
        <Home />
      ) : route.at === 'table' ? (
        <SavedTable id={route.id} moment={route.moment} onLost={goHome} />
      ) : route.at === 'replay' ? (
        <Suspense>
          <LinkedTable data={route.data} />
        </Suspense>
      ) : (
        <Suspense>
          <OnlinePage route={route} />
        </Suspense>
      )}
    </Trouble>
  );
}
