/** The portal's public URL, read from the root route's data among a route's matches; '' when the root failed to load. */
export function readPublicUrl(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return root?.publicUrl ?? '';
}
