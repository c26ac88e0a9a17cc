import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/** Contexts of React Router without a public interface are read in this file only; its test fails when an upgrade changes them. */
export function useRouter() {
  return useContext(UNSAFE_DataRouterContext)?.router;
}

/** The nonce for inline scripts and styles of the page. */
export function useNonce(): string | undefined {
  return useContext(UNSAFE_FrameworkContext)?.nonce;
}
