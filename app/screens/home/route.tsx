export default function HomeRoute() {
  return <main id="content">Polana</main>;
}
