/** Who may not ask for money. Distinguishes employers from our own plans, which include interview calls. */
export const EMPLOYERS_ASK_NO_MONEY =
  'No employer, recruiter or agent may ask you for money, neither for a job nor for an interview.';

/** Products for sale, and how they are paid. */
export const ONLY_PLANS_ARE_SOLD =
  'The only things we sell are our plans. They are optional, and you pay for them only on this website.';
