import { Link } from 'react-router';
import { brand } from '../../platform/brand.ts';

/** E-mail addresses of ours and paths of the portal; a path ends before the sign that ends its sentence. */
const LINKS = new RegExp(`(${brand.supportEmail.replaceAll('.', '\\.')}|(?<=\\s)/[a-z][a-z-]*(?:/[a-z-]+)*)`);

/** A text of a document with its addresses as links. */
export function DocumentText({ text }: { text: string }) {
  return text.split(LINKS).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const className = 'text-link underline';
    const key = at;
    return piece.startsWith('/') ? (
      <Link key={key} to={piece} className={className}>
        {piece}
      </Link>
    ) : (
      <a key={key} href={`mailto:${piece}`} className={className}>
        {piece}
      </a>
    );
  });
}
