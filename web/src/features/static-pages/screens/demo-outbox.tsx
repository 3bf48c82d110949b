import { data, useRevalidator } from 'react-router';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { Alert, Button, EmptyState, PageContainer, Spinner } from '../../../ui/index.ts';
import { DemoMessageItem } from '../demo-message.tsx';
import { loadDemoOutbox } from '../demo-outbox.api.ts';
import type { Route } from './+types/demo-outbox.ts';

/** Messages of a demo without a mail server; demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).demo) throw data(null, { status: 404 });
  return null;
}

/** Loaded in the browser: the server exposes them to loopback only, which server rendering would bypass. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await serverLoader();
  return { messages: await loadDemoOutbox() };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [
  { title: `Demo outbox | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const Heading = () => (
  <>
    <h1 className="text-2xl font-bold">Demo outbox</h1>
    <Alert tone="info" title="Demo">
      No mail server and no SMS provider is set, so no message on this page was sent. It is shown on this machine only.
    </Alert>
  </>
);

export function HydrateFallback() {
  return (
    <PageContainer width="text" className="grid grid-cols-1 gap-4">
      <Heading />
      <Spinner words="Loading the messages" />
    </PageContainer>
  );
}

export default function DemoOutboxScreen({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const messages = loaderData?.messages;
  return (
    <PageContainer width="text" className="grid grid-cols-1 gap-4">
      <Heading />
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={state === 'loading'}
        busyLabel="Refreshing"
        onClick={() => revalidate()}
      >
        Refresh
      </Button>
      {!messages && (
        <Alert tone="error" role="status" title="The messages cannot be shown here">
          Open this page on the machine that runs the demo, at its own address, with neither SMTP_URL nor SMS_PROVIDER
          set.
        </Alert>
      )}
      {messages?.length === 0 && (
        <EmptyState
          drawing="inbox"
          title="No messages yet"
          text="Register or request a new password: the message appears here within a second."
        />
      )}
      {messages?.map((message) => (
        <DemoMessageItem key={message.id} message={message} />
      ))}
    </PageContainer>
  );
}
