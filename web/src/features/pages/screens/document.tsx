import { data } from 'react-router';
import { pageMeta } from '../../../platform/meta.ts';
import { pageContext } from '../../../platform/page-context.ts';
import { PageContainer } from '../../../ui/index.ts';
import { DocumentText } from '../document-text.tsx';
import type { ReadDocument } from '../documents/document.ts';
import { documents } from '../documents/documents.ts';
import type { Route } from './+types/document.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, '');
  const read = documents[path];
  if (!read) throw data(null, { status: 404 });
  return { path, read, publicUrl: context.get(pageContext).publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, read, publicUrl } = loaderData;
  return pageMeta({ title: read.title, description: read.description, publicUrl, path });
}

function Part({ part }: { part: ReadDocument['parts'][number] }) {
  const { title, paragraphs = [], points = [] } = part;
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3">
          <DocumentText text={text} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-muted">
          {points.map((text) => (
            <li key={text}>
              <DocumentText text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A page that is read: the policies and About Us (commerce §2, §9). */
export default function DocumentScreen({ loaderData }: Route.ComponentProps) {
  const { title, updated, intro, parts } = loaderData.read;
  return (
    <PageContainer width="text">
      <article className="grid gap-8">
        <header>
          <h1>{title}</h1>
          <p className="mt-2 text-sm text-muted">Last updated {updated}</p>
          <p className="mt-4 text-lg">
            <DocumentText text={intro} />
          </p>
        </header>
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </article>
    </PageContainer>
  );
}
