export { interviewQuestionRoutes } from './interview-questions.routes.ts';
