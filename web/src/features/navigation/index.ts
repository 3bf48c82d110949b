export { Footer } from './footer.tsx';
export { TopNavigation } from './top-navigation.tsx';
