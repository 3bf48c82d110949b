import {
  deleteJobSeekerSkillSet,
  getJobSeekerSkills,
  getPreferredLocations,
  getSkillSets,
  removePreferredLocation as removePreferredLocationCall,
  saveJobSeekerSkillSet,
  savePreferredLocation,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { createLivePlacesReader } from '../../vacancies/index.ts';
import { addSkill } from '../skills/add-skill.ts';
import { cacheKnownSkills } from '../skills/known-skills.ts';
import { removeSkill } from '../skills/remove-skill.ts';
import { listSkills } from '../skills/skills.queries.ts';
import { addPreferredLocation } from './add-preferred-location.ts';
import { listLocations } from './preferred-locations.queries.ts';
import { removePreferredLocation } from './remove-preferred-location.ts';
import { resolveLocation } from './resolve-location.ts';

/** Serves the preferred locations and the skills of an account. */
export function preferenceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const listLivePlaces = createLivePlacesReader(context);
  const getKnownSkills = cacheKnownSkills(db, clock);

  serveCall(app, savePreferredLocation, async ({ body }) =>
    addPreferredLocation(context, body.accountId, await resolveLocation(body.preferredLocation, listLivePlaces)),
  );

  serveCall(app, getPreferredLocations, async ({ params }) =>
    (await listLocations(db, params.jobSeekerId)).map(({ location }) => location),
  );

  serveCall(app, removePreferredLocationCall, ({ body }) =>
    removePreferredLocation(context, body.accountId, body.preferredLocation),
  );

  serveCall(app, saveJobSeekerSkillSet, async ({ query }) =>
    addSkill(context, query.accountID, query.skill, await getKnownSkills()),
  );

  serveCall(app, getSkillSets, async ({ query }) => (await getKnownSkills()).suggest(query.keyword));

  serveCall(app, deleteJobSeekerSkillSet, ({ params, caller }) => removeSkill(context, caller.accountId, params.id));

  serveCall(app, getJobSeekerSkills, ({ query }) => listSkills(db, query.accountID));
}
