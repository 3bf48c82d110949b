import { Link } from 'react-router';
import { brand } from '../../platform/figures/brand.ts';

/** Matches `[label](/path)` and our email address. */
const LINKS = new RegExp(`(\\[[^\\]]+\\]\\([^)]+\\)|${brand.supportEmail.replaceAll('.', '\\.')})`);

const className = 'text-link underline';

/** Text of a document with links. */
export function DocumentText({ text }: { text: string }) {
  return text.split(LINKS).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const key = at;
    const [, name, path] = piece.match(/^\[(.+)\]\((.+)\)$/) ?? [];
    return path ? (
      <Link key={key} to={path} className={className}>
        {name}
      </Link>
    ) : (
      <a key={key} href={`mailto:${piece}`} className={className}>
        {piece}
      </a>
    );
  });
}
