import { lazy, Suspense, useEffect } from 'react';
import { LocaleProvider, useLocale } from '../base/locale.tsx';
import { goHome, useRoute } from '../base/route.ts';
import { Home } from '../home/home.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const SavedTable = lazy(async () => ({ default: (await import('./saved-table.tsx')).SavedTable }));
const LinkedTable = lazy(async () => ({ default: (await import('./linked-table.tsx')).LinkedTable }));
const CampaignPage = lazy(async () => ({ default: (await import('../home/campaign-page.tsx')).CampaignPage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online-page.tsx')).OnlinePage }));

export const App = () => (
  <LocaleProvider>
    <Page />
  </LocaleProvider>
);

function Page() {
  const route = useRoute();
  const { say } = useLocale();
  const title = say.say('page.home');
  useEffect(() => {
    if (route.at === 'home') document.title = title;
  }, [route, title]);
  return (
    <ErrorBoundary say={say} key={'id' in route ? route.id : route.at}>
      {route.at === 'home' ? (
        <Home />
      ) : route.at === 'table' ? (
        <Suspense>
          <SavedTable id={route.id} moment={route.moment} onLost={goHome} />
        </Suspense>
      ) : route.at === 'replay' ? (
        <Suspense>
          <LinkedTable data={route.data} />
        </Suspense>
      ) : route.at === 'campaign' ? (
        <Suspense>
          <CampaignPage id={route.id} />
        </Suspense>
      ) : (
        <Suspense>
          <OnlinePage route={route} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
