import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  DataStrategyResult,
  LoaderFunctionArgs,
  Location,
  MiddlewareFunction,
  UIMatch,
  useLoaderData,
} from 'react-router';

/*
 * Types of a route's exports, for routes of any folder. The generated types of React Router cover only files of its application
 * folder. `Param` and `Optional` are the names in the address of the route (`storefront/routes.ts`).
 */

/** The result of a loader or an action, as the browser receives it. */
type DataOf<Source> = ReturnType<typeof useLoaderData<Source>>;

type Params<Param extends string, Optional extends string> = { [Name in Param]: string } & {
  [Name in Optional]?: string;
};

type WithParams<Args, Param extends string, Optional extends string = never> = Omit<Args, 'params'> & {
  params: Params<Param, Optional>;
};

export type LoaderArgs<Param extends string = never, Optional extends string = never> = WithParams<
  LoaderFunctionArgs,
  Param,
  Optional
>;

export type ActionArgs<Param extends string = never, Optional extends string = never> = WithParams<
  ActionFunctionArgs,
  Param,
  Optional
>;

export type ClientLoaderArgs<Loader, Param extends string = never> = WithParams<
  Omit<ClientLoaderFunctionArgs, 'serverLoader'>,
  Param
> & { serverLoader(): Promise<DataOf<Loader>> };

export type ClientActionArgs<Action, Param extends string = never> = WithParams<
  Omit<ClientActionFunctionArgs, 'serverAction'>,
  Param
> & { serverAction(): Promise<DataOf<Action>> };

export interface ComponentProps<Loader, Action = unknown, Param extends string = never> {
  loaderData: DataOf<Loader>;
  actionData?: DataOf<Action>;
  params: Params<Param, never>;
  matches: UIMatch[];
}

export interface MetaArgs<Loader = unknown> {
  loaderData: DataOf<Loader>;
  error?: unknown;
  location: Location;
  matches: UIMatch[];
}

export interface HeadersArgs {
  loaderHeaders: Headers;
}

export interface ErrorBoundaryProps {
  error: unknown;
}

export type ClientMiddlewareFunction = MiddlewareFunction<Record<string, DataStrategyResult>>;
