import { data } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import { Figures, PageContainer } from '../../../ui/index.ts';
import { anchorOf, DocumentContents } from '../document-contents.tsx';
import { DocumentText } from '../document-text.tsx';
import type { DocumentPart } from '../documents/document-model.ts';
import { documents } from '../documents/documents.ts';
import type { Route } from './+types/document.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, '');
  const read = documents[path];
  if (!read) throw data(null, { status: 404 });
  const { api, publicUrl } = context.get(pageContext);
  const figures = read.figures ? await loadFigures(api, read.figures) : [];
  return { path, read, figures, publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, read, publicUrl } = loaderData;
  return pageMeta({ title: read.title, description: read.description, publicUrl, path });
}

function Part({ part }: { part: DocumentPart }) {
  const { title, paragraphs = [], points = [] } = part;
  return (
    <section id={anchorOf(part)}>
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

/** A document page: the policies and About Us (commerce §2, §9). */
export default function DocumentScreen({ loaderData }: Route.ComponentProps) {
  const { figures, read } = loaderData;
  const { title, updated, intro, parts } = read;
  return (
    <>
      <header className="border-b border-line bg-brand-soft">
        <PageContainer className="md:py-12">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="mt-3 max-w-3xl text-lg text-pretty">
            <DocumentText text={intro} />
          </p>
          <Figures figures={figures} size="large" className="mt-6" />
          <p className="mt-4 text-sm text-muted">Last updated {updated}</p>
        </PageContainer>
      </header>
      <PageContainer className="grid gap-12 md:py-10 lg:grid-cols-[minmax(0,48rem)_15rem] lg:justify-between">
        <article className="grid min-w-0 gap-8">
          {parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </article>
        <DocumentContents parts={parts} />
      </PageContainer>
    </>
  );
}
