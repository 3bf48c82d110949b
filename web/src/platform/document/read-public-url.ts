/** The portal's own address, from the root's data among a route's matches; '' where the root could not load. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return root?.publicUrl ?? '';
}
