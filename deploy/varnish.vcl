vcl 4.1;

# Varnish before the nodes of the shop: keeps public pages by their Cache-Tag and drops them when a node says so
# (docs/many-machines.md). Start it with `-p http_gzip_support=off`: the shop compresses better, and once.
# xkey comes with the package varnish-modules.

import xkey;

backend nodes {
  .host = "127.0.0.1";
  .port = "8081";
  .first_byte_timeout = 60s;
}

# The machines the shop runs on: they are set as EDGE_PURGE_URLS=http://this-machine:6081/ there.
acl shop {
  "localhost";
  "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What came through HAProxy brings a second address; it refuses purges too.
    if (client.ip !~ shop || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    if (req.http.Cache-Tag == "*") {
      set req.http.purged = xkey.purge("witryna");
    } else {
      set req.http.purged = xkey.purge(regsuball(req.http.Cache-Tag, ",", " "));
    }
    return (synth(200, "Purged " + req.http.purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Three forms of a page at most.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Public pages are the same for everybody, whatever cookies came; what is personal is told by the answer.
  return (hash);
}

sub vcl_backend_response {
  # The shop names the tags of whatever may be kept. Nothing else is, and nothing that sets a cookie.
  if (beresp.http.Cache-Tag && !beresp.http.Set-Cookie && beresp.status == 200) {
    set beresp.http.xkey = "witryna " + regsuball(beresp.http.Cache-Tag, ",", " ");
    # A purged page is never served; one that nobody purged may be for a moment while the next is fetched.
    set beresp.grace = 10s;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 10s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
