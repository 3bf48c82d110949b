import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Moderation cases of profile pictures. They share the numbers of the cases of vacancies: a number names one case of the
    // queue. A case stays when its picture is replaced or deleted.
    `create table picture_cases (
      id integer primary key default nextval('moderation_cases_id_seq'),
      version integer not null default 1,
      account_id integer not null references accounts on delete cascade,
      picture_id integer not null unique,
      state text not null check (state in ('open', 'approved', 'rejected', 'withdrawn')),
      opened_at timestamptz not null,
      due_at timestamptz not null,
      decided_at timestamptz
    )`,
    `create index picture_cases_due on picture_cases (due_at, id) where state = 'open'`,
    'create index picture_cases_by_state on picture_cases (state, id desc)',
    'create index picture_cases_of_account on picture_cases (account_id, id desc)',

    `create table picture_decisions (
      id bigint generated always as identity primary key,
      case_id integer not null references picture_cases on delete cascade,
      decision text not null check (decision in ('approve', 'reject', 'note', 'undo')),
      reason text not null,
      note text not null default '',
      actor text not null,
      staff_id integer references staff,
      at timestamptz not null,
      undone_at timestamptz,
      before jsonb
    )`,
    'create index picture_decisions_of_case on picture_decisions (case_id, id)',

    // 12 hours of working time (9:00 to 21:00 IST, every day) later, as cases of low level are due.
    `create function picture_due_at(uploaded_at timestamptz) returns timestamptz language sql stable as $$
      select case
        when local::time <= '09:00' then local::date + time '21:00'
        when local::time >= '21:00' then local::date + 1 + time '21:00'
        else local + interval '1 day'
      end at time zone 'Asia/Kolkata'
      from (select uploaded_at at time zone 'Asia/Kolkata' as local) uploaded
    $$`,

    // The case of a picture follows its status. A trigger, because instances of the last release store, review and replace
    // pictures too.
    `create function keep_picture_case() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update picture_cases set version = version + 1, state = 'withdrawn', decided_at = now()
        where picture_id = old.id and state = 'open';
        return null;
      end if;
      insert into picture_cases as known (account_id, picture_id, state, opened_at, due_at, decided_at)
      values (new.account_id, new.id, case new.status when 'Pending' then 'open' else lower(new.status) end,
        new.uploaded_at, picture_due_at(new.uploaded_at), new.reviewed_at)
      on conflict (picture_id) do update
        set version = known.version + 1, state = excluded.state, decided_at = excluded.decided_at
        where known.state <> excluded.state;
      return null;
    end $$`,
    `create trigger pictures_keep_case after insert or update of status or delete on pictures
      for each row execute function keep_picture_case()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
