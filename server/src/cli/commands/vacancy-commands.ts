import { SettingError } from '../../config.ts';
import {
  closeLiveVacancies,
  closeVacancy,
  findVacancyGroup,
  publishDraft,
  type VacancyGroup,
} from '../../features/vacancy-lifecycle/index.ts';
import type { OpenAppContext } from '../../runtime/open-app-context.ts';
import { confirmChange } from '../confirm-change.ts';
import { type Command, type CommandOptions, parseId } from './command.ts';

function parseCause(cause: string | undefined): string {
  if (!cause?.trim()) throw new SettingError('Give the reason with --cause "…".');
  return cause.trim();
}

const actorOf = (by: string | undefined) => by?.trim() || 'operator';
const count = (vacancies: number) =>
  `${vacancies.toLocaleString('en-IN')} ${vacancies === 1 ? 'vacancy' : 'vacancies'}`;

async function getGroup({ db }: OpenAppContext, { company, source }: CommandOptions): Promise<VacancyGroup> {
  const [isCompany, isSource] = [Boolean(company?.trim()), Boolean(source?.trim())];
  if (isCompany === isSource) throw new SettingError('Give either --company "NAME" or --source NAME.');
  const group = await findVacancyGroup(db, isCompany ? { company: company as string } : { source: source as string });
  if (!group)
    throw new SettingError(isCompany ? 'There is no company with this name.' : 'There is no vacancy of this source.');
  return group;
}

export const vacancyCommands: Record<string, Command> = {
  'close-vacancy': {
    usage: 'close-vacancy ID --cause "position filled" [--by NAME]',
    summary:
      'closes a live vacancy: it is removed from search, pages and sitemap at once and accepts no more applications',
    async run(context, args, { cause, by }) {
      const reason = { cause: parseCause(cause), actor: actorOf(by) };
      const id = parseId('vacancy', args);
      await closeVacancy(context, id, reason);
      return `Vacancy ${id} is closed.`;
    },
  },
  'close-vacancies': {
    usage: 'close-vacancies --company "NAME"|--source NAME --cause "left the portal" [--dry-run] [--yes] [--by NAME]',
    summary:
      'closes all live vacancies of a company or an import source, after confirmation; with --dry-run, only counts them',
    async run(context, _args, options) {
      const group = await getGroup(context, options);
      if (group.live === 0) return `There are no live vacancies of ${group.name}.`;
      const which = `${count(group.live).replace(' ', ' live ')} of ${group.name}`;
      if (options['dry-run']) return `${which} would be closed.`;
      const reason = { cause: parseCause(options.cause), actor: actorOf(options.by) };
      await confirmChange(`${which} will be closed; a closed vacancy cannot become live again.`, options);
      const closed = await closeLiveVacancies(context, group.where, reason);
      return `${count(closed)} of ${group.name} ${closed === 1 ? 'is' : 'are'} closed.`;
    },
  },
  'publish-vacancy': {
    usage: 'publish-vacancy ID [--cause "checked"] [--by NAME]',
    summary: 'makes a draft vacancy live',
    async run(context, args, { cause, by }) {
      const id = parseId('vacancy', args);
      await publishDraft(context, id, { cause: cause?.trim() || 'checked', actor: actorOf(by) });
      return `Vacancy ${id} is live.`;
    },
  },
};
