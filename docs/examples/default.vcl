# Varnish in front of the site. A program that speaks TLS stands in front of Varnish.
# The site runs with TRUST_PROXY=127.0.0.1/32 and SITE_URL=https://jobs.example.
vcl 4.1;

backend landfall {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 2;
    .threshold = 1;
    .initial = 1;
  }
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A public page is the same with and without cookies. The site marks every other answer with no-store.
  return (hash);
}

sub vcl_backend_response {
  # A job that was taken down must not show, so no page outlives its second.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.Cache-Control !~ "s-maxage") {
    # Requests for pages of one visitor do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}
